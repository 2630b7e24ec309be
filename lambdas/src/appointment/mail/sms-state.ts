import { isLater } from './channel-state.ts';

/**
 * What staff see of an SMS. `suppressed`: not sent, the number stopped them or takes none. `failed`: not sent, given up (`reason`).
 * `sent`: the service took it. `unreachable`: the phone was off or away for as long as the carrier tried. `undelivered`: the carrier
 * did not deliver it (`reason`).
 */
export type SmsProgress = 'failed' | 'suppressed' | 'sent' | 'delivered' | 'unreachable' | 'undelivered';

export interface SmsState {
	readonly state: SmsProgress;
	/** ISO UTC. */
	readonly at: string;
	/** The SMS service's name for the message, absent when nothing was sent. */
	readonly messageId?: string;
	/** Version of the appointment the SMS was about. */
	readonly version: number;
	/** Of its job. */
	readonly attempt: number;
	readonly job: string;
	/** Why it did not arrive, as a constant: `Ceiling`, `Night`, or the type of the carrier's event. */
	readonly reason?: string;
}

/** How much a state tells. What the carrier says last is final, and `delivered` outweighs what another report guessed. */
const WEIGHT: Record<SmsProgress, number> = {
	failed: 0,
	suppressed: 0,
	sent: 1,
	unreachable: 2,
	undelivered: 2,
	delivered: 3,
};

/** Whether `news` should replace what is `known`. */
export const isSmsNews = (known: SmsState | undefined, news: SmsState): boolean => isLater(known, news, WEIGHT);
