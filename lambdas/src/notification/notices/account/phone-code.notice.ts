import { phoneCodeOf } from '../../../client/phone-code.items.ts';
import { type SmsFrame, withStop } from '../../channel/sms/sms-words.ts';
import type { SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';

/** How soon it is tried again: somebody sits there and waits. */
const RETRY_MS = 15_000;

/** The six digits that confirm a phone. Often the first SMS that somebody gets. */
export function codeText(code: string, frame: Pick<SmsFrame, 'language' | 'stop'>): string {
	const words =
		frame.language === 'sw'
			? `Nambari yako ni ${code}. Inatumika kwa dakika 10. Usimwambie mtu mwingine.`
			: `Your code is ${code}. It works for ten minutes. Do not share it.`;
	return withStop(words, frame);
}

/**
 * Sends a code while it is worth something. One of unknown outcome is not sent again: whoever did not get it asks for another, and two
 * messages with one code would only confuse.
 */
export const phoneCodeSms =
	({ openCipher, stop, now }: NoticeParts): SmsNotice =>
	async (job) => {
		const asked = phoneCodeOf(job, await openCipher());
		const seconds = asked ? Math.floor((Date.parse(asked.until) - now().getTime()) / 1000) : 0;
		if (!asked || seconds <= 0 || job.attempts > 5)
			return { ended: { kind: 'finished', state: 'obsolete', reason: 'Expired' } };
		return {
			message: {
				to: asked.number,
				text: codeText(asked.code, { language: asked.language ?? 'en', stop }),
				validSeconds: Math.max(60, seconds),
			},
			whenRefused: { pauseMs: RETRY_MS, state: 'obsolete' },
			onceOnly: true,
		};
	};
