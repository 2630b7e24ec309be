import type { VisitNoticeKind } from '../../outbox/notices.ts';
import type { MailProgress, MailState } from '../mail-state.ts';
import type { SmsProgress, SmsState } from '../sms-state.ts';

type Known<S> = { readonly [kind in VisitNoticeKind]?: S };

export interface KnownNotices {
	readonly mail: Known<MailState>;
	readonly sms?: Known<SmsState>;
}

/**
 * `reached`: it was sent, or needs no message. `lost`: it did not arrive, or the client opted out. `complained`: like
 * `lost`, and no other channel is tried. `no_channel`: the client has none. `none`: nothing was sent, and nothing
 * failed.
 */
type DeliveryStatus = 'reached' | 'lost' | 'complained' | 'no_channel' | 'none';

const STATUS_OF_MAIL: Record<MailProgress, DeliveryStatus> = {
	failed: 'lost',
	suppressed: 'lost',
	// Nothing failed: its content is on the client's own pages.
	held_back: 'reached',
	by_sms: 'none',
	untold: 'no_channel',
	bounced: 'lost',
	complained: 'complained',
	rejected: 'lost',
	sent: 'reached',
	delivered: 'reached',
};

const STATUS_OF_SMS: Record<SmsProgress, DeliveryStatus> = {
	failed: 'lost',
	suppressed: 'lost',
	sent: 'reached',
	delivered: 'reached',
	unreachable: 'lost',
	undelivered: 'lost',
};

/** One notice and its delivery status in each channel that was tried. */
export interface LatestNotice {
	readonly kind: VisitNoticeKind;
	readonly version: number;
	/** ISO UTC: its latest event. */
	readonly at: string;
	readonly mail: DeliveryStatus | undefined;
	readonly sms: DeliveryStatus | undefined;
}

interface ChannelEvent {
	readonly kind: VisitNoticeKind;
	readonly version: number;
	readonly at: string;
}

const eventsOf = (states: Known<Omit<ChannelEvent, 'kind'>>): readonly ChannelEvent[] =>
	(Object.keys(states) as VisitNoticeKind[]).flatMap((kind) => {
		const known = states[kind];
		return known ? [{ kind, version: known.version, at: known.at }] : [];
	});

/** The notice with the latest event. */
export function latestNotice({ mail, sms = {} }: KnownNotices): LatestNotice | undefined {
	const [latest] = [...eventsOf(mail), ...eventsOf(sms)].sort((a, b) => b.at.localeCompare(a.at));
	if (!latest) return undefined;
	const { kind, version } = latest;
	const [byMail, bySms] = [mail[kind], sms[kind]];
	return {
		...latest,
		mail: byMail?.version === version ? STATUS_OF_MAIL[byMail.state] : undefined,
		sms: bySms?.version === version ? STATUS_OF_SMS[bySms.state] : undefined,
	};
}

/** A client without a channel is informed in person, but may not know of a change. */
const isUnnotified = ({ kind, mail }: LatestNotice): boolean =>
	mail === 'no_channel' && (kind === 'moved' || kind === 'cancelled');

/** No channel delivered it, and one has failed or there was none. */
export function isMissed(notice: LatestNotice): boolean {
	const { mail, sms } = notice;
	if (mail === 'reached' || sms === 'reached') return false;
	return mail === 'lost' || mail === 'complained' || sms === 'lost' || isUnnotified(notice);
}

/**
 * Whether no channel has delivered the last notice of an appointment yet: one channel that delivered it is enough.
 * `phoneCallFor` decides whether staff have to phone.
 */
export function hasDeliveryFailure(known: KnownNotices): boolean {
	const latest = latestNotice(known);
	return latest !== undefined && isMissed(latest);
}
