import { articleEngagementHandlers } from '../article/engagement.handlers.ts';
import { commentEngagementHandlers } from '../comment/engagement.handlers.ts';
import { faqEngagementHandlers } from '../faq/engagement.handlers.ts';
import { messageEngagementHandlers } from '../message/engagement.handlers.ts';
import { newsletterEngagementHandlers } from '../newsletter/engagement.handlers.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { telemetryEngagementHandlers } from '../telemetry/engagement.handlers.ts';

/** API for visitors' texts, likes and error reports. */
export const handler = apiFunction('engagement', {
	...articleEngagementHandlers,
	...commentEngagementHandlers,
	...faqEngagementHandlers,
	...messageEngagementHandlers,
	...newsletterEngagementHandlers,
	...telemetryEngagementHandlers,
});
