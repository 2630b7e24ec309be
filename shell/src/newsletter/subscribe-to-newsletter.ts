import { consentWording } from '@tulia/contracts/consent-wording';
import type { BodyOf, RefusalOf } from '@tulia/contracts/endpoint';
import type { subscribe as Subscribe } from '@tulia/contracts/newsletter/endpoints';
import { validateSubscribeBody } from '@tulia/contracts/validators/newsletter';
import { type AppStore, explain, fieldErrorsIn, refusalIn, validateWith } from '@tulia/platform';
import { newsletterApi } from '../api/newsletter-api.ts';

/** Why an address was refused. `email`: the address itself; `wording`: the consent wording has changed since. */
export type SignupRefusal = { readonly about: 'email' | 'wording' | 'sending'; readonly words: string };

const WORDS: Record<RefusalOf<typeof Subscribe>, string> = {
	wording_changed: 'These words have changed since you opened this page. Please read them first.',
	turned_off: 'The centre has turned this off for the moment.',
	too_many_requests: 'You have asked several times. Please wait a little and try again.',
};

/** Without an answer the sign-up counts as not sent; what was typed is preserved. */
export const NOT_SENT = 'We could not send this just now. Please try again.';

const aboutEmail = (errors: readonly { readonly field: string; readonly message: string }[]): string | undefined =>
	errors.find(({ field }) => field === 'email')?.message;

const validate = validateWith<{ readonly email?: string }>(validateSubscribeBody);

/** The contract's message about an invalid address, before it is sent. */
export const wrongAddress = (email: string): string | undefined => aboutEmail(validate(email ? { email } : {}));

/** Signs up for the newsletter; returns the refusal, or undefined. */
export async function subscribeToNewsletter(
	dispatch: AppStore['dispatch'],
	body: BodyOf<typeof Subscribe>,
): Promise<SignupRefusal | undefined> {
	const request = { ...body, consentVersion: consentWording.newsletter.version };
	const { error } = await dispatch(newsletterApi.endpoints.subscribe.initiate(request, { track: false }));
	if (error === undefined) return undefined;
	const words = aboutEmail(fieldErrorsIn(error));
	if (words !== undefined) return { about: 'email', words };
	const about = refusalIn(error) === 'wording_changed' ? 'wording' : 'sending';
	return { about, words: explain(error, WORDS, NOT_SENT) };
}
