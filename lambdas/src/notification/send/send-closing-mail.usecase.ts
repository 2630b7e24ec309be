import type { ClosedPerson } from '../../identity/account/closing.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { type Deliver, orderOf } from '../delivery/delivery.ts';
import { closingLetter } from '../letters/account-letter.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';

export interface SendClosingMailDeps {
	readonly openCipher: () => Promise<Pick<FieldCipher, 'decrypt'>>;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** The last mail to whoever deleted their account. The account is gone: the job itself carries name and address, sealed. */
export const sendClosingMail =
	({ openCipher, deliver, siteOrigin }: SendClosingMailDeps): JobWork =>
	async (job) => {
		if (job.sealed === undefined) return { kind: 'finished', state: 'obsolete' };
		const { email, name } = JSON.parse((await openCipher()).decrypt(job.sealed, job.ref)) as ClosedPerson;
		const write = async (centre: Parameters<typeof closingLetter>[0]['centre']) =>
			({
				kind: 'draft',
				to: email,
				letter: closingLetter({ centre, name, url: `${siteOrigin}/contact` }),
			}) as const;
		return resultOf(await deliver(orderOf(job, 'account_closed', write)));
	};
