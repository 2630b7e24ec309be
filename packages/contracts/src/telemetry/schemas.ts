import * as Type from 'typebox';
import { siteModules } from '../site-modules.ts';
import { strict } from '../text.ts';
import { MESSAGE_LENGTH } from './scrub-error-message.ts';

/** The reads of the site that have saved content to fall back on, by endpoint name (rule 3). */
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

/** How often saved content was shown for want of an answer. It says nothing of who saw it. */
export const SavedContentReport = strict({
	uses: Type.Array(strict({ read: Type.Enum(savedReads), count: Type.Integer({ minimum: 1, maximum: 1000 }) }), {
		minItems: 1,
		maxItems: savedReads.length,
	}),
});
export type SavedContentReport = Type.Static<typeof SavedContentReport>;

/**
 * `page`: its code threw, and the page-level message stands. `load`: its files did not come, and the message stands. `uncaught`:
 * an error nothing caught; the page may go on working.
 */
export const clientErrorKinds = ['page', 'load', 'uncaught'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

/** The pattern of an address, without ids, tickets and tokens. */
const RoutePattern = Type.String({ pattern: '^/[a-z/*-]{0,79}$' });

/** An error in a browser, without anything of the person it happened to: no address with ids, no words, no device. */
export const ClientErrorReport = strict({
	module: Type.Enum([...siteModules]),
	/** The version of the module's release. */
	release: Type.String({ pattern: '^[\\w.-]{1,40}$' }),
	kind: Type.Enum(clientErrorKinds),
	/** The pattern of the page's address, `/appointments/*`: see `routePatternOf`. */
	route: RoutePattern,
	/** What `scrubErrorMessage` leaves of it. */
	message: Type.String({ maxLength: MESSAGE_LENGTH }),
	/** Where in the release's files: `assets/booking.3f2a.js:1:2345`. */
	position: Type.Optional(Type.String({ pattern: '^[\\w/.-]{1,120}:\\d{1,7}:\\d{1,7}$' })),
	/** The id of a call that failed just before, as the header `apigw-requestid` of its answer named it. */
	failedRequestId: Type.Optional(Type.String({ pattern: '^[\\w=-]{6,64}$' })),
});
export type ClientErrorReport = Type.Static<typeof ClientErrorReport>;

/** As a visitor's clock counts them, milliseconds: a page left open in the background for longer says nothing. */
const Milliseconds = Type.Integer({ minimum: 0, maximum: 120_000 });

/** How fast one visit was, of the page it began with (docs/slo.md). What the browser cannot tell is left out. */
export const WebVitalsReport = strict({
	module: Type.Enum([...siteModules]),
	/** The pattern of the page's address, `/appointments/*`: see `routePatternOf`. */
	route: RoutePattern,
	/** Until the first byte of the page came (TTFB). */
	firstByte: Type.Optional(Milliseconds),
	/** Until the largest thing of the page was painted (LCP). */
	largestPaint: Type.Optional(Milliseconds),
	/** The slowest answer to a tap, a click or a key (INP). */
	slowestAnswer: Type.Optional(Milliseconds),
	/** How far the page moved under its reader (CLS). */
	layoutShift: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
});
export type WebVitalsReport = Type.Static<typeof WebVitalsReport>;
