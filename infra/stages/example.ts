import type { Stage } from '../lib/stage.ts';

/**
 * Copy this file, named after your stage (`live.ts`), and replace every value that says `example` or is made of zeros:
 * it is refused as it is. `npm run deploy -- --stage example --dry-run` shows everything it would create.
 * `infra/lib/stage.ts` documents each field.
 */
export const stage: Stage = {
	name: 'example',
	account: '000000000000',
	region: 'af-south-1',
	domainName: 'www.centre.example',
	certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
	hostedZone: { id: 'Z00000000000000000000', name: 'centre.example' },
	mail: {
		domain: 'centre.example',
		sender: 'appointments@centre.example',
		identity: { mailFrom: 'bounces.centre.example', dmarc: 'created' },
	},
	sms: 'none',
	alarmEmails: ['duty@centre.example'],
	webAclArn: 'none',
	staffSecondFactor: 'required',
	reservedConcurrency: {},
	concurrencyLimit: 10,
	monthlyBudget: 50,
	logRetentionDays: 90,
	backupRetentionDays: 35,
	nightlyCopies: { keptDays: 35 },
	currency: 'KES',
	runbooks: 'none',
	table: 'created',
	signingKeys: ['first'],
	originSecrets: ['first'],
	pipelines: 'none',
	developerModules: 'refused',
};
