import { phoneCodeOf } from '../../client/phone-code.items.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { JobWork } from '../work/job-result.ts';
import type { DeliverSms } from './deliver-sms.usecase.ts';
import { codeText, type SmsFacts } from './sms-text.ts';

export interface SendPhoneCodeDeps {
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
	readonly deliver: DeliverSms;
	readonly stop: SmsFacts['stop'];
	readonly now: () => Date;
}

/** How soon it is tried again: somebody sits there and waits. */
const RETRY_MS = 15_000;

/**
 * Sends a code while it is worth something. One of unknown outcome is not sent again: whoever did not get it asks for another, and two
 * messages with one code would only confuse.
 */
export const sendPhoneCode =
	({ openCipher, deliver, stop, now }: SendPhoneCodeDeps): JobWork =>
	async (job) => {
		const asked = phoneCodeOf(job, await openCipher());
		const seconds = asked ? Math.floor((Date.parse(asked.until) - now().getTime()) / 1000) : 0;
		if (!asked || seconds <= 0 || job.attempts > 5) return { kind: 'finished', state: 'obsolete', reason: 'Expired' };
		const delivery = await deliver(
			{
				to: asked.number,
				text: codeText(asked.code, { language: asked.language ?? 'en', stop }),
				validSeconds: Math.max(60, seconds),
				tags: { kind: 'phone_code', ref: job.ref, version: job.refVersion, attempt: job.attempts, jobId: job.id },
			},
			job.lease,
		);
		switch (delivery.kind) {
			case 'accepted':
				return { kind: 'finished', state: 'done', messageId: delivery.messageId };
			case 'refused':
				return { kind: 'retry', reason: delivery.reason, pauseMs: RETRY_MS };
			case 'suppressed':
				return { kind: 'finished', state: 'suppressed', reason: delivery.reason };
			case 'unknown':
			case 'given_up':
				return { kind: 'finished', state: 'obsolete', reason: delivery.reason };
		}
	};
