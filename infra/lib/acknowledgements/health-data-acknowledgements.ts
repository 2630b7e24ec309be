import { siteModules } from '@tulia/contracts/site-modules';
import type { Stage } from '../stage.ts';
import { type Acknowledgement, hipaa } from './acknowledgement.ts';

const since = '2026-11-23' as const;

/** The accepted findings of the HIPAA pack for functions, roles, networks and regions. */
export const healthDataAcknowledgements = (stage: Stage): readonly Acknowledgement[] => [
	...['api', 'edge', 'notifications', 'monitoring/Canary'].flatMap((place) => [
		{
			place,
			id: hipaa('LambdaConcurrency'),
			reason:
				'Functions share the limit of the account on purpose: a new account has ten, and what one reserves the others lack. An alarm rings at 80 % of it, and a stage may reserve some (reservedConcurrency).',
			since,
		},
		{
			place,
			id: hipaa('LambdaInsideVPC'),
			reason:
				'A function calls services of AWS only, by TLS and with its own role. No data lies in a network of ours, and endpoints for each service in one would cost more than the rest of the centre.',
			since,
		},
	]),
	...[
		...['api', 'edge', 'notifications', 'monitoring/Canary', ...siteModules.map((module) => `site-${module}`)],
		...(stage.pipelines === 'none' ? [] : ['pipelines']),
	].map((place) => ({
		place,
		id: hipaa('IAMNoInlinePolicy'),
		reason:
			'A role is of one function or one team and ends with it; a policy inside it can be attached to nothing else.',
		since,
	})),
	{
		place: 'edge/Site/Bucket',
		id: hipaa('S3BucketReplicationEnabled'),
		reason:
			'Pages and releases are made again from the table and the repository; pictures of staff keep their versions. It holds nothing of any client.',
		since,
	},
	{
		place: 'monitoring/Levels',
		id: hipaa('CloudWatchAlarmAction'),
		reason:
			'It rings as a part of a composite alarm, which has the action: one window of a burn rate alone says too little.',
		since,
	},
];
