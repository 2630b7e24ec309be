import { phoneCodeOf } from '../../../client/phone-code.items.ts';
import { type SmsFrame, withStop } from '../../channel/sms/sms-words.ts';
import type { SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';

/** A short backoff: the recipient waits in front of the form. */
const RETRY_MS = 15_000;

/** The six digits that confirm a phone. Often the first SMS to a number, so it says how to opt out. */
export function codeText(code: string, frame: Pick<SmsFrame, 'language' | 'stop'>): string {
	const words =
		frame.language === 'sw'
			? `Nambari yako ni ${code}. Inatumika kwa dakika 10. Usimwambie mtu mwingine.`
			: `Your code is ${code}. It works for ten minutes. Do not share it.`;
	return withStop(words, frame);
}

/**
 * Sends a code while it is valid. An SMS whose outcome is unknown is not sent again: the recipient can request another
 * code, and two messages with the same code are confusing.
 */
export const phoneCodeSms =
	({ openCipher, stop, now }: NoticeParts): SmsNotice =>
	async (job) => {
		const pending = phoneCodeOf(job, await openCipher());
		const seconds = pending ? Math.floor((Date.parse(pending.until) - now().getTime()) / 1000) : 0;
		if (!pending || seconds <= 0 || job.attempts > 5)
			return { ended: { kind: 'finished', state: 'obsolete', reason: 'Expired' } };
		return {
			message: {
				to: pending.number,
				text: codeText(pending.code, { language: pending.language ?? 'en', stop }),
				validSeconds: Math.max(60, seconds),
			},
			whenRefused: { pauseMs: RETRY_MS, state: 'obsolete' },
			onceOnly: true,
		};
	};
