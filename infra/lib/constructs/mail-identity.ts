import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { CreatedIdentity, Stage } from '../stage.ts';
import { type DnsRecord, DnsRecords } from './dns-records.ts';

interface MailIdentityProps extends CreatedIdentity {
	readonly stage: Stage;
}

/**
 * The verified mail domain of a stage with its DNS records: DKIM, SPF and DMARC. DMARC only monitors, because other
 * mail of the domain, such as that of staff, may not be signed yet; docs/operations.md says when to tighten it.
 */
export class MailIdentity extends Construct {
	constructor(scope: Construct, id: string, { stage, mailFrom, dmarc }: MailIdentityProps) {
		super(scope, id);
		const { domain } = stage.mail;
		const identity = new EmailIdentity(this, 'Identity', {
			identity: Identity.domain(domain),
			mailFromDomain: mailFrom,
			// While the record is missing, mail is sent from a name of SES.
			mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
		});
		const dkim = identity.dkimRecords.map(
			({ name, value }, index): DnsRecord => ({ id: `Dkim${index + 1}`, type: 'CNAME', name, value }),
		);
		const feedback = `10 feedback-smtp.${Stack.of(this).region}.amazonses.com`;
		const records: readonly DnsRecord[] = [
			...dkim,
			{ id: 'MailFrom', type: 'MX', name: mailFrom, value: feedback },
			{ id: 'Spf', type: 'TXT', name: mailFrom, value: 'v=spf1 include:amazonses.com ~all' },
			...(dmarc === 'created'
				? [{ id: 'Dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' } as const]
				: []),
		];
		new DnsRecords(this, 'Records', { hostedZone: stage.hostedZone, records });
	}
}
