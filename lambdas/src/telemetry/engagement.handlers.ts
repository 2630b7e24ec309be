import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { recordClientError } from './client-error-log.gateway.ts';
import { recordPolicyViolation } from './policy-violation-log.gateway.ts';
import { reportClientError } from './report-client-error.usecase.ts';
import { reportPolicyViolations } from './report-policy-violations.usecase.ts';
import { reportSavedContent } from './report-saved-content.usecase.ts';
import { reportWebVitals } from './report-web-vitals.usecase.ts';
import { countSavedContent } from './saved-content-metric.gateway.ts';
import { recordWebVitals } from './web-vitals-metric.gateway.ts';

const limits = visitorLimits(documentClient(), requireEnv('TABLE_NAME'), fieldCipher);

export const telemetryEngagementHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/telemetry.engagement'),
	{
		reportSavedContent: reportSavedContent({ limits, now: clock, count: countSavedContent }),
		reportClientError: reportClientError({ limits, now: clock, record: recordClientError }),
		reportPolicyViolations: reportPolicyViolations({ limits, now: clock, record: recordPolicyViolation }),
		reportWebVitals: reportWebVitals({ limits, now: clock, record: recordWebVitals }),
	},
);
