import * as Type from 'typebox';
import { botCheckFields } from '../bot-check.ts';
import { email, form, strict } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';

/**
 * The footer's form, with the version of its wording. The only rules of the field are those of a required email field
 * of HTML (R9).
 */
export const NewSubscription = form(
	{ email: email(), consentVersion: Type.Optional(WordingVersion), ...botCheckFields },
	{ email: 'Email is required' },
);
export type NewSubscription = Type.Static<typeof NewSubscription>;

/** The token of a newsletter link: the subscription and a signature, both opaque. */
export const NewsletterToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}$' });
export const Confirmation = strict({ token: NewsletterToken });
export const UnsubscribeQuery = strict({ token: NewsletterToken });

export const SubscriptionState = Type.Object({ status: Type.Enum(['subscribed', 'unsubscribed']) });
