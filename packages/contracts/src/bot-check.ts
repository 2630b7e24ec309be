import * as Type from 'typebox';
import { MIN_FILL_TIME_MS } from './minimum-fill-time.ts';

/**
 * Bot detection without a CAPTCHA (promise W5): a honeypot and a minimum fill time. Both are optional. Our forms wait until the minimum
 * time has passed, so that no quick person is taken for a bot. A bot gets the response everybody gets, and nothing is stored.
 */
export const botCheckFields = {
	/** The honeypot: no person sees the field. */
	website: Type.Optional(Type.String({ maxLength: 200 })),
	/** Milliseconds between the form's appearance and its sending. */
	filledInMs: Type.Optional(Type.Integer({ minimum: 0 })),
};

export interface BotCheckBody {
	readonly website?: string | undefined;
	readonly filledInMs?: number | undefined;
}

export const isLikelyBot = ({ website = '', filledInMs = MIN_FILL_TIME_MS }: BotCheckBody): boolean =>
	website.trim() !== '' || filledInMs < MIN_FILL_TIME_MS;
