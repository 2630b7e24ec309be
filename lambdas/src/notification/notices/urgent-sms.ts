import type { PhoneNumber } from '../../platform/phone-number.ts';
import type { SmsToSend } from './notice.ts';

/** After this time an SMS is outdated: the alert arrived by mail. */
const VALID_SECONDS = 4 * 60 * 60;
const RETRY_MS = 60_000;

/** An SMS about words of crisis, retried each minute. */
export const urgentSms = (to: PhoneNumber, text: string): SmsToSend => ({
	message: { to, text, validSeconds: VALID_SECONDS },
	whenRefused: { pauseMs: RETRY_MS },
});
