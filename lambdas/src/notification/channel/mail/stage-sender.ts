import { blankProfile } from '@tulia/centre/blank-profile';
import { type MailKind, mailFacts } from '../../../outbox/notices.ts';
import type { MailingCentre } from './letter.ts';

/** Who writes before the centre has a profile. */
export interface StageSender {
	/** An address of the domain that is verified for mail; each stage names its own. */
	readonly email: string;
	/** `https://…` of the site, without a trailing slash. */
	readonly siteOrigin: string;
}

/** What a letter of this kind may say of a centre that has no profile yet; undefined where it has to wait. */
export const centreWithoutProfile = (kind: MailKind, { email, siteOrigin }: StageSender): MailingCentre | undefined => {
	if (!mailFacts(kind).needsNoProfile) return undefined;
	const name = new URL(siteOrigin).host;
	return { ...blankProfile, name, emails: { general: email, support: email }, mailSender: { name, email } };
};
