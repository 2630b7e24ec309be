import type { Stage } from '../lib/stage.ts';
import { liveStage } from './live-stage.ts';
import { everyResourceOf, type Templates, templates } from './templates.ts';

let live: Templates;
let byHand: Templates;
beforeAll(() => {
	live = templates(liveStage);
	byHand = templates({ ...liveStage, hostedZone: 'none', pipelines: 'none' });
});

describe('a first deployment that failed', () => {
	/** Properties with a physical name. */
	const NAME = /^(?:TableName|BucketName|LogGroupName|Name|AliasName|RoleName)$/;

	it('a first deployment that failed leaves no retained resource with a fixed name', () => {
		const kept = everyResourceOf(live).filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');
		expect(kept.map(({ Type }) => Type)).toEqual(['AWS::DynamoDB::GlobalTable']);
		for (const { Properties } of kept)
			expect(Object.keys(Properties).filter((property) => NAME.test(property))).toEqual([]);
	});

	it('a first deployment retains what must never be lost: keys, table, files, logs', () => {
		const types = everyResourceOf(live).flatMap(({ Type, DeletionPolicy }) =>
			DeletionPolicy === 'Retain' || DeletionPolicy === 'RetainExceptOnCreate' ? [Type] : [],
		);
		expect([...new Set(types)].sort()).toEqual([
			'AWS::Backup::BackupVault',
			'AWS::DynamoDB::GlobalTable',
			'AWS::KMS::Key',
			'AWS::Logs::LogGroup',
			'AWS::S3::Bucket',
		]);
		for (const type of ['AWS::KMS::Key', 'AWS::S3::Bucket', 'AWS::Logs::LogGroup'])
			for (const { DeletionPolicy } of everyResourceOf(live).filter(({ Type }) => Type === type))
				expect(DeletionPolicy).toBe('RetainExceptOnCreate');
	});
});

describe('a new account', () => {
	const reserved = ({ all }: Templates): readonly unknown[] =>
		Object.values(all('AWS::Lambda::Function')).flatMap(
			({ Properties }) => Properties.ReservedConcurrentExecutions ?? [],
		);

	it('a new account with ten concurrent executions reserves none', () => {
		expect(reserved(live)).toEqual([]);
	});

	it('an account with a raised limit reserves the executions per function that its stage sets', () => {
		const later = templates({ ...liveStage, reservedConcurrency: { identity: 20 } });
		expect(reserved(later)).toEqual([20]);
		later.of('api').hasResourceProperties('AWS::Lambda::Function', {
			FunctionName: 'tulia-live-identity',
			ReservedConcurrentExecutions: 20,
		});
	});
});

describe('the mail domain', () => {
	it('the mail domain is created in SES with its own name for bounces', () => {
		live.of('notifications').hasResourceProperties('AWS::SES::EmailIdentity', {
			EmailIdentity: 'pumzika.co.ke',
			MailFromAttributes: { MailFromDomain: 'bounces.pumzika.co.ke', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
		});
	});

	it('the mail domain is not created where the account already has it, and its use is granted', () => {
		const mail: Stage['mail'] = { ...liveStage.mail, identity: 'existing' };
		const second = templates({ ...liveStage, mail });
		expect(second.all('AWS::SES::EmailIdentity')).toEqual({});
		expect(recordsOf(second).filter(({ Name }) => /domainkey|bounces|_dmarc/.test(JSON.stringify(Name)))).toEqual([]);
		expect(JSON.stringify(second.of('notifications').toJSON())).toContain(
			':ses:af-south-1:123456789012:identity/pumzika.co.ke',
		);
	});

	it('the mail domain has its records of DKIM, MAIL FROM, SPF and DMARC in the zone of the stage', () => {
		const records = recordsOf(live).filter(({ Type }) => Type !== 'A' && Type !== 'AAAA');
		for (const { HostedZoneId } of records) expect(HostedZoneId).toBe('Z04716221ABCDEFGHIJKL');
		const dkim = records.filter(({ Type }) => Type === 'CNAME');
		expect(dkim.map(({ Name }) => JSON.stringify(Name).match(/DkimDNSTokenName\d/)?.[0])).toEqual([
			...['DkimDNSTokenName1', 'DkimDNSTokenName2', 'DkimDNSTokenName3'],
		]);
		expect(records.filter(({ Type }) => Type !== 'CNAME')).toEqual([
			aRecord('bounces.pumzika.co.ke', 'MX', '10 feedback-smtp.af-south-1.amazonses.com'),
			aRecord('bounces.pumzika.co.ke', 'TXT', '"v=spf1 include:amazonses.com ~all"'),
			aRecord('_dmarc.pumzika.co.ke', 'TXT', '"v=DMARC1; p=none"'),
		]);
	});

	it('the mail domain without a zone has each complete record as an output, to be entered by hand', () => {
		expect(byHand.all('AWS::Route53::RecordSet')).toEqual({});
		const outputs = byHand.of('notifications').findOutputs('*');
		expect(outputs.DnsMailFrom?.Value).toBe('bounces.pumzika.co.ke MX 10 feedback-smtp.af-south-1.amazonses.com');
		expect(outputs.DnsSpf?.Value).toBe('bounces.pumzika.co.ke TXT "v=spf1 include:amazonses.com ~all"');
		expect(outputs.DnsDmarc?.Value).toBe('_dmarc.pumzika.co.ke TXT "v=DMARC1; p=none"');
		for (const id of ['DnsDkim1', 'DnsDkim2', 'DnsDkim3'])
			expect(JSON.stringify(outputs[id]?.Value)).toContain('CNAME');
	});

	it('the mail domain gets no DMARC record where the domain already has one', () => {
		const identity: Stage['mail']['identity'] = { mailFrom: 'bounces.pumzika.co.ke', dmarc: 'existing' };
		const second = templates({ ...liveStage, mail: { ...liveStage.mail, identity } });
		expect(JSON.stringify(recordsOf(second))).not.toContain('_dmarc');
	});
});

describe('the name of the site', () => {
	it('the name of the site is an alias of the distribution, for IPv4 and IPv6', () => {
		const site = recordsOf(live).filter(({ Name }) => Name === 'www.pumzika.co.ke');
		expect(site.map(({ Type }) => Type)).toEqual(['A', 'AAAA']);
		for (const { AliasTarget } of site) expect(JSON.stringify(AliasTarget)).toContain('DomainName');
	});

	it('the name of the site without a zone is an output', () => {
		const { DnsSite } = byHand.of('edge').findOutputs('*');
		expect(JSON.stringify(DnsSite?.Value)).toContain('www.pumzika.co.ke CNAME ');
	});
});

const aRecord = (Name: string, Type: string, value: string) =>
	expect.objectContaining({ Name, Type, TTL: '3600', ResourceRecords: [value] });

const recordsOf = ({ all }: Templates): readonly Record<string, unknown>[] =>
	Object.values(all('AWS::Route53::RecordSet')).map(({ Properties }) => Properties);
