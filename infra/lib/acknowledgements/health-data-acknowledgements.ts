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
				'Functions share the limit of the account on purpose: a new account has ten, and a reservation of one function leaves fewer to the others. An alarm fires at 80 % of it, and a stage may reserve some (reservedConcurrency).',
			since,
		},
		{
			place,
			id: hipaa('LambdaInsideVPC'),
			reason:
				'A function calls services of AWS only, over TLS and with its own role. No data are in a network of ours, and endpoints for each service in one would cost more than the rest of the centre.',
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
			'A role belongs to one function or one team and is deleted with it; its inline policy cannot be attached to anything else.',
		since,
	})),
	{
		place: 'edge/Site/Bucket',
		id: hipaa('S3BucketReplicationEnabled'),
		reason:
			'Pages and releases can be made again from the table and the repository; pictures of staff are versioned. It contains no data of clients.',
		since,
	},
	{
		place: 'monitoring/Levels',
		id: hipaa('CloudWatchAlarmAction'),
		reason:
			'It is part of a composite alarm, which has the action: one window of a burn rate alone is not significant.',
		since,
	},
];
