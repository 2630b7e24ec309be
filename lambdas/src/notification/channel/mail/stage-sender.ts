import { blankProfile } from '@tulia/centre/blank-profile';
import { type MailKind, mailFacts } from '../../../outbox/notices.ts';
import type { MailingCentre } from './letter.ts';

/** The sender of mails while the centre has no profile. */
export interface StageSender {
	/** An address of the stage's own domain, verified for mail. */
	readonly email: string;
	/** `https://…` of the site, without a trailing slash. */
	readonly siteOrigin: string;
}

/** The centre that a mail prints before there is a profile; undefined where this kind of mail waits for the profile. */
export const centreWithoutProfile = (kind: MailKind, { email, siteOrigin }: StageSender): MailingCentre | undefined => {
	if (!mailFacts(kind).needsNoProfile) return undefined;
	const name = new URL(siteOrigin).host;
	return { ...blankProfile, name, emails: { general: email, support: email }, mailSender: { name, email } };
};
