import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccountQuotas } from '../constructs/monitoring/account-quotas.ts';
import { BookingAlarms } from '../constructs/monitoring/booking-alarms.ts';
import { Canary } from '../constructs/monitoring/canary.ts';
import { centreDashboard } from '../constructs/monitoring/centre-dashboard.ts';
import { ClientErrorAlarms } from '../constructs/monitoring/client-error-alarms.ts';
import { MailAlarms } from '../constructs/monitoring/mail-alarms.ts';
import { policyViolationAlarm } from '../constructs/monitoring/policy-violation-alarm.ts';
import { savedContentAlarm } from '../constructs/monitoring/saved-content-alarm.ts';
import { ServiceLevels } from '../constructs/monitoring/service-levels.ts';
import type { Stage } from '../stage.ts';
import type { DataStack } from './data-stack.ts';

export interface MonitoringStackProps extends StackProps {
	readonly data: DataStack;
	readonly stage: Stage;
}

/** Alarms across resources: our metrics, service levels, quotas. Alarms of a single resource are beside it. */
export class MonitoringStack extends Stack {
	constructor(scope: Construct, id: string, { data, stage, ...props }: MonitoringStackProps) {
		super(scope, id, props);
		const watched = { stage, topic: data.alarmTopic };
		new ServiceLevels(this, 'Levels', watched);
		new BookingAlarms(this, 'Booking', watched);
		new MailAlarms(this, 'Mail', watched);
		new ClientErrorAlarms(this, 'ClientErrors', watched);
		policyViolationAlarm(this, 'PolicyViolations', watched);
		savedContentAlarm(this, 'SavedContent', watched);
		new AccountQuotas(this, 'Quotas', watched);
		new Canary(this, 'Canary', { stage, alarmTopic: data.alarmTopic, dataKey: data.dataKey });
		centreDashboard(this, 'Dashboard', stage);
	}
}
