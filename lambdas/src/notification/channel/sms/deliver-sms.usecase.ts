import type { PhoneState, PhoneStates } from '../../../client/phone-state.ts';
import { log, traceOf } from '../../../platform/log.ts';
import { TOO_SLOW } from '../mail/delivery.ts';
import { endsDuringCall, type SendOutcome } from '../mail/send-outcome.ts';
import type { SmsAlarm } from './sms-alarm.ts';
import type { SmsCeiling } from './sms-ceiling.ts';
import type { OutgoingSms, SmsOutcome, SmsService } from './sms-outcome.ts';

export interface DeliverSmsDeps {
	readonly sms: SmsService;
	readonly phones: Pick<PhoneStates, 'find' | 'stop'>;
	readonly ceiling: SmsCeiling;
	readonly now: () => Date;
	readonly onAlarm: (alarm: SmsAlarm) => void;
}

/** `suppressed`: the number takes no SMS. `given_up`: the SMS will not be sent for another reason. */
export type SmsDelivery =
	| SendOutcome
	| { readonly kind: 'suppressed'; readonly reason: string }
	| { readonly kind: 'given_up'; readonly reason: string };

/** Sends one SMS before `lease` (epoch milliseconds) ends. Throws only before the service is called. */
export type DeliverSms = (sms: OutgoingSms, lease: number) => Promise<SmsDelivery>;

export const deliverSms =
	(deps: DeliverSmsDeps): DeliverSms =>
	async (sms, lease) => {
		const refused = whyNot(await deps.phones.find(sms.to), sms.tags.kind);
		if (refused) return { kind: 'suppressed', reason: refused };
		const takenAt = deps.now();
		if (!(await deps.ceiling.take(sms.tags.kind, takenAt))) {
			deps.onAlarm('SmsCeilingReached');
			return { kind: 'given_up', reason: 'Ceiling' };
		}
		const outcome = await sendInTime(deps, sms, lease);
		if (outcome.kind !== 'accepted' && outcome.kind !== 'unknown') await giveBack(deps.ceiling, sms.tags.kind, takenAt);
		return deliveryOf(deps, sms, outcome);
	};

/** A client who requests a code claims that the number exists, so that an earlier failure does not block it. */
function whyNot(
	{ stoppedSince, undeliverableSince }: PhoneState,
	kind: OutgoingSms['tags']['kind'],
): string | undefined {
	if (stoppedSince !== undefined) return 'Stopped';
	return undeliverableSince === undefined || kind === 'phone_code' ? undefined : 'NoSuchNumber';
}

async function sendInTime({ sms: service, now }: DeliverSmsDeps, sms: OutgoingSms, lease: number): Promise<SmsOutcome> {
	if (endsDuringCall(lease, now())) return { kind: 'refused', reason: TOO_SLOW };
	return service.send(sms);
}

async function deliveryOf(
	{ phones, now, onAlarm }: DeliverSmsDeps,
	{ to }: OutgoingSms,
	outcome: SmsOutcome,
): Promise<SmsDelivery> {
	switch (outcome.kind) {
		case 'stopped':
			await phones.stop(to, 'carrier', now().toISOString());
			return { kind: 'suppressed', reason: 'Stopped' };
		case 'spent':
			onAlarm('SmsSpendLimit');
			return { kind: 'given_up', reason: 'SpendLimit' };
		case 'impossible':
			return { kind: 'given_up', reason: outcome.reason };
		default:
			return outcome;
	}
}

/** Logs a failure only: one SMS too many on the month's count does no harm. */
async function giveBack(ceiling: SmsCeiling, kind: OutgoingSms['tags']['kind'], takenAt: Date): Promise<void> {
	try {
		await ceiling.giveBack(kind, takenAt);
	} catch (error) {
		log.error('SMS_NOT_GIVEN_BACK', traceOf(error));
	}
}
