import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** One record, its name whole and without a dot at the end. */
export interface DnsRecord {
	readonly id: string;
	readonly type: 'CNAME' | 'MX' | 'TXT';
	readonly name: string;
	/** Of a TXT record without the quotation marks. */
	readonly value: string;
}

/** Begins the names of outputs that are records to be entered by hand. */
export const DNS_OUTPUT = 'Dns';

/** How long others may remember a record. */
const TTL = String(Duration.hours(1).toSeconds());

/** Records of the stage: in its zone of Route 53, or as outputs for whoever enters them by hand where the domain lives. */
export class DnsRecords extends Construct {
	private readonly zone: Stage['hostedZone'];

	constructor(scope: Construct, id: string, { hostedZone }: Pick<Stage, 'hostedZone'>, records: readonly DnsRecord[]) {
		super(scope, id);
		this.zone = hostedZone;
		for (const record of records) this.add(record);
	}

	/** The name of the site leads to its distribution; in a zone as an alias, which the name of a domain itself may be, too. */
	addSite(name: string, distribution: IDistribution): void {
		const dnsName = distribution.distributionDomainName;
		if (this.zone === 'none') {
			this.add({ id: 'Site', type: 'CNAME', name, value: dnsName });
			return;
		}
		for (const type of ['A', 'AAAA']) {
			const aliasTarget = { dnsName, hostedZoneId: CloudFrontTarget.getHostedZoneId(this) };
			new CfnRecordSet(this, `Site${type}`, { hostedZoneId: this.zone.id, name, type, aliasTarget });
		}
	}

	private add({ id, type, name, value }: DnsRecord): void {
		const text = type === 'TXT' ? `"${value}"` : value;
		if (this.zone === 'none') {
			const output = new CfnOutput(this, id, { value: `${name} ${type} ${text}`, description: 'A record to enter' });
			output.overrideLogicalId(`${DNS_OUTPUT}${id}`);
			return;
		}
		// The construct of the library would append the zone to a name that is only known once SES has made it.
		new CfnRecordSet(this, id, { hostedZoneId: this.zone.id, name, type, ttl: TTL, resourceRecords: [text] });
	}
}
