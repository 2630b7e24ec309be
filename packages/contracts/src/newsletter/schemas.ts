import * as Type from 'typebox';
import { botCheckFields } from '../bot-check.ts';
import { email, form, strict } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';

/**
 * What the footer's field sends, and the version of the words beside it. Required, and of the browser's email
 * type only (R9).
 */
export const NewSubscription = form(
	{ email: email(), consentVersion: Type.Optional(WordingVersion), ...botCheckFields },
	{ email: 'Email is required' },
);
export type NewSubscription = Type.Static<typeof NewSubscription>;

/** What a newsletter link carries: whose it is and the proof that we made it, both opaque. */
export const NewsletterToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}$' });
export const Confirmation = strict({ token: NewsletterToken });
export const UnsubscribeQuery = strict({ token: NewsletterToken });

export const SubscriptionState = Type.Object({ status: Type.Enum(['subscribed', 'unsubscribed']) });
