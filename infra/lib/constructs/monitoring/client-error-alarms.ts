import { siteModules } from '@tulia/contracts/site-modules';
import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { centreMetric } from '../../centre-metric.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

/** More visitors than this in ten minutes are not explained by one bad connection. */
const LOST_LINES = 9;

export interface ClientErrorAlarmsProps {
	readonly stage: Stage;
	readonly topic: ITopic;
}

/**
 * Alarms for each module: when its code fails in a browser, and when many browsers cannot load its files. A centre has
 * ten bookings a day: one failed page is one client who could not book.
 */
export class ClientErrorAlarms extends Construct {
	constructor(scope: Construct, id: string, { stage, topic }: ClientErrorAlarmsProps) {
		super(scope, id);
		const runbook = 'a-page-broke-in-a-browser';
		for (const module of siteModules) {
			const dimensions = { module };
			alarmOn(this, `${module}Errors`, {
				metric: centreMetric(stage, 'engagement', 'ClientErrors', { dimensions }),
				above: 0,
				humanImpact: `A page of the module "${module}" broke in somebody's browser: visitors may see that it could not be loaded.`,
				runbook,
				topic,
			});
			alarmOn(this, `${module}LoadFailures`, {
				metric: centreMetric(stage, 'engagement', 'ModuleLoadFailures', { dimensions, period: Duration.minutes(10) }),
				above: LOST_LINES,
				humanImpact: `The files of the module "${module}" did not come to ${LOST_LINES + 1} visitors in ten minutes: their pages could not be loaded.`,
				runbook,
				topic,
			});
		}
	}
}
