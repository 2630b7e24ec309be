import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { CreatedIdentity, Stage } from '../stage.ts';
import { type DnsRecord, DnsRecords } from './dns-records.ts';

/**
 * The verified mail domain of a stage, and the records by which others believe that mail of it is ours: DKIM signs it, SPF says that SES
 * may send it, DMARC what to do with mail that has neither. It asks to report nothing and refuse nothing, because other mail of the domain,
 * such as that of staff, may not be signed yet; docs/operations.md says when to become stricter.
 */
export class MailIdentity extends Construct {
	constructor(scope: Construct, id: string, stage: Stage, { mailFrom, dmarc }: CreatedIdentity) {
		super(scope, id);
		const { domain } = stage.mail;
		const identity = new EmailIdentity(this, 'Identity', {
			identity: Identity.domain(domain),
			mailFromDomain: mailFrom,
			// Mail leaves all the same while the record is missing, under a name of SES.
			mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
		});
		const dkim = identity.dkimRecords.map(
			({ name, value }, index): DnsRecord => ({ id: `Dkim${index + 1}`, type: 'CNAME', name, value }),
		);
		const feedback = `10 feedback-smtp.${Stack.of(this).region}.amazonses.com`;
		new DnsRecords(this, 'Records', stage, [
			...dkim,
			{ id: 'MailFrom', type: 'MX', name: mailFrom, value: feedback },
			{ id: 'Spf', type: 'TXT', name: mailFrom, value: 'v=spf1 include:amazonses.com ~all' },
			...(dmarc === 'created'
				? [{ id: 'Dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' } as const]
				: []),
		]);
	}
}
