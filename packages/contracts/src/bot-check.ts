import * as Type from 'typebox';
import { MIN_FILL_TIME_MS } from './minimum-fill-time.ts';

/**
 * Bot detection without a CAPTCHA (promise W5): a honeypot and a minimum fill time. Both are optional. Our forms wait
 * until the minimum time has passed, so that a fast person is not taken for a bot. A bot gets the usual response, and
 * nothing is stored.
 */
export const botCheckFields = {
	/** The honeypot, a field that people do not see. */
	website: Type.Optional(Type.String({ maxLength: 200 })),
	/** Milliseconds between the form's appearance and its submission. */
	filledInMs: Type.Optional(Type.Integer({ minimum: 0 })),
};

export interface BotCheckBody {
	readonly website?: string | undefined;
	readonly filledInMs?: number | undefined;
}

export const isLikelyBot = ({ website = '', filledInMs = MIN_FILL_TIME_MS }: BotCheckBody): boolean =>
	website.trim() !== '' || filledInMs < MIN_FILL_TIME_MS;
