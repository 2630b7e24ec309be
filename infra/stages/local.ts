import { LOCAL } from '../lib/names.ts';
import type { Stage } from '../lib/stage.ts';

/** The stage of the local cloud and of most tests. It has no account and cannot be deployed. */
export const stage: Stage = {
	name: LOCAL,
	account: '000000000000',
	region: 'af-south-1',
	domainName: 'tulia.example',
	certificateArn: 'none',
	hostedZone: 'none',
	mail: {
		domain: 'tulia.example',
		sender: 'appointments@tulia.example',
		identity: { mailFrom: 'bounces.tulia.example', dmarc: 'created' },
	},
	// The number allows the local cloud to simulate replies.
	sms: {
		...{ senderId: 'TULIAHSE', twoWayNumber: 'phone-local', countries: ['KE', 'UG', 'TZ'] },
		...{ maxPriceCents: 25, monthlyCeiling: 50 },
	},
	alarmEmails: [],
	webAclArn: 'none',
	staffSecondFactor: 'optional',
	reservedConcurrency: {},
	concurrencyLimit: 10,
	monthlyBudget: 50,
	logRetentionDays: 90,
	backupRetentionDays: 35,
	nightlyCopies: 'none',
	currency: 'USD',
	runbooks: 'none',
	table: 'created',
	signingKeys: ['first'],
	originSecrets: ['first'],
	pipelines: 'none',
	developerModules: 'refused',
};
