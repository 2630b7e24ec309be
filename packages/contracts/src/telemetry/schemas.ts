import * as Type from 'typebox';
import { siteModules } from '../site-modules.ts';
import { strict } from '../text.ts';
import { MESSAGE_LENGTH } from './scrub-error-message.ts';

/** The reads of the site that have saved content as a fallback, by endpoint name (rule 3). */
export const savedReads = [
	'getProfile',
	'listServices',
	'listTestimonials',
	'listArticles',
	'getArticle',
	'listRelatedArticles',
	'listFaqs',
	'listAvailableTimes',
	'getAvailability',
] as const;
export type SavedRead = (typeof savedReads)[number];

/** How often saved content was shown because the API did not answer. Anonymous. */
export const SavedContentReport = strict({
	uses: Type.Array(strict({ read: Type.Enum(savedReads), count: Type.Integer({ minimum: 1, maximum: 1000 }) }), {
		minItems: 1,
		maxItems: savedReads.length,
	}),
});
export type SavedContentReport = Type.Static<typeof SavedContentReport>;

/**
 * `page`: its code threw, and the page-level message is shown. `load`: its files did not load, and the message is
 * shown. `uncaught`: an uncaught error; the page may still work.
 */
export const clientErrorKinds = ['page', 'load', 'uncaught'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

/** The pattern of an address, without ids, tickets and tokens. */
const RoutePattern = Type.String({ pattern: '^/[a-z/*-]{0,79}$' });

/** An anonymous client error: no address with ids, no texts, no device. */
export const ClientErrorReport = strict({
	module: Type.Enum([...siteModules]),
	/** The version of the module's release. */
	release: Type.String({ pattern: '^[\\w.-]{1,40}$' }),
	kind: Type.Enum(clientErrorKinds),
	/** The pattern of the page's address, `/appointments/*`: see `routePatternOf`. */
	route: RoutePattern,
	/** The message after `scrubErrorMessage`. */
	message: Type.String({ maxLength: MESSAGE_LENGTH }),
	/** Position in the release's files: `assets/booking.3f2a.js:1:2345`. */
	position: Type.Optional(Type.String({ pattern: '^[\\w/.-]{1,120}:\\d{1,7}:\\d{1,7}$' })),
	/** The request id of a call that failed just before, from the header `apigw-requestid`. */
	failedRequestId: Type.Optional(Type.String({ pattern: '^[\\w=-]{6,64}$' })),
});
export type ClientErrorReport = Type.Static<typeof ClientErrorReport>;

/** Milliseconds as a visitor's browser measures them. Larger values come from pages left open in the background. */
const Milliseconds = Type.Integer({ minimum: 0, maximum: 120_000 });

/** Web vitals of one visit, of the page it began with (docs/slo.md). Unavailable values are absent. */
export const WebVitalsReport = strict({
	module: Type.Enum([...siteModules]),
	/** The pattern of the page's address, `/appointments/*`: see `routePatternOf`. */
	route: RoutePattern,
	/** Time to first byte (TTFB). */
	firstByte: Type.Optional(Milliseconds),
	/** Largest contentful paint (LCP). */
	largestPaint: Type.Optional(Milliseconds),
	/** The slowest response to a tap, a click or a key (INP). */
	slowestAnswer: Type.Optional(Milliseconds),
	/** Cumulative layout shift (CLS). */
	layoutShift: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
});
export type WebVitalsReport = Type.Static<typeof WebVitalsReport>;
