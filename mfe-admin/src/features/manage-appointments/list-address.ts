import type { AppointmentStatus } from '@tulia/contracts/appointment/schemas';
import type { AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { isAppointmentStatus } from '../../api/list-changes.ts';

/** What is looked at, as the address says it: it survives a reload, Back, and being sent to a colleague. */
export interface ListView {
	readonly search: string;
	readonly status: AppointmentStatus | undefined;
	/** First and last calendar day, `YYYY-MM-DD`. The server's range where they are not given. */
	readonly from: string | undefined;
	readonly to: string | undefined;
	/** Only what needs this, whenever it is: then nothing else narrows the list. */
	readonly needs: AppointmentNeed | undefined;
	/** Where each page before this one ended. Pages are known by their cursors alone, so the way back is kept. */
	readonly after: readonly string[];
}

/** The contract's limit. */
const MAX_SEARCH = 100;
const MAX_CURSOR = 500;

/** All there is, of the server's range. */
export const NOTHING: ListView = {
	search: '',
	status: undefined,
	from: undefined,
	to: undefined,
	needs: undefined,
	after: [],
};

function dayIn(params: URLSearchParams, name: string): string | undefined {
	const text = params.get(name);
	return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}

export const needs = ['outcome', 'phone'] as const satisfies readonly AppointmentNeed[];

/** Reads an address; what the server would not take is left out, since anybody can write an address. */
export function viewIn(params: URLSearchParams): ListView {
	const status = params.get('status');
	const after = params.getAll('after').filter((cursor) => cursor !== '' && cursor.length <= MAX_CURSOR);
	const need = needs.find((one) => one === params.get('needs'));
	if (need) return { ...NOTHING, needs: need, after };
	return {
		search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
		status: isAppointmentStatus(status) ? status : undefined,
		from: dayIn(params, 'from'),
		to: dayIn(params, 'to'),
		needs: undefined,
		after,
	};
}

/** The address of a view. What is not set is not mentioned. */
export function addressFor({ after, ...filters }: ListView): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
	for (const cursor of after) params.append('after', cursor);
	return params;
}

/** Counted from 1. */
export const pageOf = ({ after }: ListView): number => after.length + 1;

/** The view turned to another page: one already seen, or the next. */
export function turnedTo(view: ListView, page: number, nextCursor: string | undefined): ListView {
	const isNext = page > pageOf(view) && nextCursor !== undefined;
	return { ...view, after: isNext ? [...view.after, nextCursor] : view.after.slice(0, page - 1) };
}

/** Whether anything narrows the list: the words of the empty list depend on it. */
export const isNarrowed = ({ search, status, from, to, needs: need }: ListView): boolean =>
	search.trim() !== '' || [status, from, to, need].some((filter) => filter !== undefined);
