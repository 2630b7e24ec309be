import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { reportSavedContent } from './report-saved-content.usecase.ts';
import { countSavedContent } from './saved-content-metric.gateway.ts';
import { telemetryValidators } from './telemetry-validators.ts';

export const reportSavedContentHandler = httpHandler(
	'reportSavedContent',
	telemetryValidators,
	reportSavedContent({
		limits: visitorLimits(documentClient(), requireEnv('TABLE_NAME'), fieldCipher),
		now: clock,
		count: countSavedContent,
	}),
);
