import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** One record; the name is complete and has no trailing dot. */
export interface DnsRecord {
	readonly id: string;
	readonly type: 'CNAME' | 'MX' | 'TXT';
	readonly name: string;
	/** TXT values have no quotation marks. */
	readonly value: string;
}

/** Prefix of outputs that are records to be entered by hand. */
export const DNS_OUTPUT = 'Dns';

const TTL = String(Duration.hours(1).toSeconds());

interface DnsRecordsProps extends Pick<Stage, 'hostedZone'> {
	/** Default: none; the site's own record is added by `addSite`. */
	readonly records?: readonly DnsRecord[];
}

/** DNS records of the stage: in its Route 53 zone, or as outputs to be entered by hand at the domain's own DNS. */
export class DnsRecords extends Construct {
	private readonly zone: Stage['hostedZone'];

	constructor(scope: Construct, id: string, { hostedZone, records = [] }: DnsRecordsProps) {
		super(scope, id);
		this.zone = hostedZone;
		for (const record of records) this.add(record);
	}

	/** Points the site's name to its distribution; in a zone as an alias, which also works for an apex domain. */
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
		// CDK's own construct would append the zone to a name that is a token of SES.
		new CfnRecordSet(this, id, { hostedZoneId: this.zone.id, name, type, ttl: TTL, resourceRecords: [text] });
	}
}
