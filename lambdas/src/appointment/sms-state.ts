import { isLater } from './channel-state.ts';

/**
 * The state of an SMS, for staff. `suppressed`: not sent, the number stopped them or takes none. `failed`: not sent,
 * given up (`reason`). `sent`: the service took it. `unreachable`: the phone was off or out of coverage for as long as
 * the carrier tried. `undelivered`: the carrier did not deliver it (`reason`).
 */
export type SmsProgress = 'failed' | 'suppressed' | 'sent' | 'delivered' | 'unreachable' | 'undelivered';

export interface SmsState {
	readonly state: SmsProgress;
	/** ISO UTC. */
	readonly at: string;
	/** The SMS service's message id, absent when nothing was sent. */
	readonly messageId?: string;
	/** Version of the appointment the SMS was about. */
	readonly version: number;
	/** Id of its job. */
	readonly attempt: number;
	readonly job: string;
	/** Why it did not arrive, as a constant: `Ceiling`, `Night`, or the type of the carrier's event. */
	readonly reason?: string;
}

/** The rank of a state. The carrier's last report is final, and `delivered` outweighs an uncertain report. */
const WEIGHT: Record<SmsProgress, number> = {
	failed: 0,
	suppressed: 0,
	sent: 1,
	unreachable: 2,
	undelivered: 2,
	delivered: 3,
};

export const isSmsNews = (known: SmsState | undefined, news: SmsState): boolean => isLater(known, news, WEIGHT);
