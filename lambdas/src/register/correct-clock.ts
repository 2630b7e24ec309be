import { type Refused, refuse } from '../platform/http/result.ts';

/** The start of a legal clock, before and after a change. */
interface ClockChange {
	readonly field: string;
	readonly from: string;
	readonly to: string;
	readonly reason: string | undefined;
	readonly at: Date;
}

interface Correction {
	readonly at: string;
	readonly from: string;
	readonly to: string;
	readonly reason: string;
}

/** Requires a reason, stored in the entry, for every change of a clock's start (promise W45). */
export function correctClock({
	field,
	from,
	to,
	reason = '',
	at,
}: ClockChange): Refused<'invalid_request'> | { readonly ok: true; readonly value: Correction[] } {
	if (from === to) return { ok: true, value: [] };
	const why = reason.trim();
	if (why === '')
		return refuse('invalid_request', {
			errors: [{ field: 'reason', message: `Please say why this is corrected: the time begins with it (${field})` }],
		});
	return { ok: true, value: [{ at: at.toISOString(), from, to, reason: why }] };
}
