import { blankProfile } from '@tulia/centre/blank-profile';
import type { MailKind } from '../../appointment/mail/mail-kind.ts';
import type { MailingCentre } from '../letters/letter.ts';

/** Who writes before the centre has a profile. */
export interface StageSender {
	/** An address of the domain that is verified for mail; each stage names its own. */
	readonly email: string;
	/** `https://…` of the site, without a trailing slash. */
	readonly siteOrigin: string;
}

/**
 * The letters that name no phone number and no address of the centre: the first admin needs them before there is a profile
 * (decision 057). Every other letter waits for one.
 */
const NEEDS_NO_PROFILE: ReadonlySet<MailKind> = new Set(['welcome', 'confirm_email', 'reset', 'account_exists']);

/** What a letter of this kind may say of a centre that has no profile yet; undefined where it has to wait. */
export const centreWithoutProfile = (kind: MailKind, { email, siteOrigin }: StageSender): MailingCentre | undefined => {
	if (!NEEDS_NO_PROFILE.has(kind)) return undefined;
	const name = new URL(siteOrigin).host;
	return { ...blankProfile, name, emails: { general: email, support: email }, mailSender: { name, email } };
};
