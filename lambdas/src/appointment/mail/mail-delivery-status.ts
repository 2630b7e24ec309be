import type { MailProgress, MailState } from './mail-state.ts';
import type { SmsProgress, SmsState } from './sms-state.ts';

type Known<S> = { readonly [kind in string]?: S };

/** What is known of the notices of an appointment, by channel. */
export interface KnownNotices {
	readonly mail: Known<MailState>;
	readonly sms?: Known<SmsState>;
}

/** `lost`: it did not arrive, or was not wanted. `none`: nothing was sent, and nothing failed. */
type Fate = 'told' | 'lost' | 'none';

const MAIL_FATE: Record<MailProgress, Fate> = {
	failed: 'lost',
	suppressed: 'lost',
	// Nothing failed: what it would have said stands on the client's own pages.
	held_back: 'told',
	by_sms: 'none',
	untold: 'none',
	bounced: 'lost',
	complained: 'lost',
	rejected: 'lost',
	sent: 'told',
	delivered: 'told',
};

const SMS_FATE: Record<SmsProgress, Fate> = {
	failed: 'lost',
	suppressed: 'lost',
	sent: 'told',
	delivered: 'told',
	unreachable: 'lost',
	undelivered: 'lost',
};

interface Heard {
	readonly kind: string;
	readonly version: number;
	readonly at: string;
	readonly fate: Fate;
}

const heardOf = <S extends string>(
	states: Known<{ readonly state: S; readonly at: string; readonly version: number }>,
	fate: Readonly<Record<S, Fate>>,
): readonly Heard[] =>
	Object.entries(states).flatMap(([kind, known]) =>
		known ? [{ kind, version: known.version, at: known.at, fate: fate[known.state] }] : [],
	);

/**
 * Whether the last notice of an appointment reached the client by no channel: phone the client (promise N13). One that failed by
 * mail and arrived by SMS, or the other way round, is told.
 */
export function hasDeliveryFailure({ mail, sms = {} }: KnownNotices): boolean {
	const heard = [...heardOf(mail, MAIL_FATE), ...heardOf(sms, SMS_FATE)].sort((a, b) => b.at.localeCompare(a.at));
	const [latest] = heard;
	if (!latest) return false;
	const fates = heard
		.filter(({ kind, version }) => kind === latest.kind && version === latest.version)
		.map(({ fate }) => fate);
	return fates.includes('lost') && !fates.includes('told');
}
