import type { Stage } from '../lib/stage.ts';

/** A complete deployable stage, with every optional part. */
export const liveStage: Stage = {
	name: 'live',
	account: '123456789012',
	region: 'af-south-1',
	domainName: 'www.pumzika.co.ke',
	certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/5f0d7a3e-9c1b-4a27-8e64-2b1c9d3f7a10',
	hostedZone: { id: 'Z04716221ABCDEFGHIJKL', name: 'pumzika.co.ke' },
	mail: {
		domain: 'pumzika.co.ke',
		sender: 'appointments@pumzika.co.ke',
		identity: { mailFrom: 'bounces.pumzika.co.ke', dmarc: 'created' },
	},
	sms: { senderId: 'PUMZIKA', twoWayNumber: 'none', countries: ['KE'], maxPriceCents: 25, monthlyCeiling: 60 },
	alarmEmails: ['duty@pumzika.co.ke', 'operations@pumzika.co.ke'],
	webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/pumzika/9d2f1c3e-4b5a-4c6d-8e7f-1a2b3c4d5e6f',
	staffSecondFactor: 'required',
	reservedConcurrency: {},
	concurrencyLimit: 1000,
	monthlyBudget: 80,
	logRetentionDays: 180,
	backupRetentionDays: 35,
	nightlyCopies: { keptDays: 35 },
	currency: 'KES',
	runbooks: 'https://github.com/pumzika/website/blob/main/docs/operations.md',
	table: 'created',
	signingKeys: ['first'],
	originSecrets: ['first'],
	pipelines: { repository: 'pumzika/website', trust: 'created' },
	developerModules: 'refused',
};
