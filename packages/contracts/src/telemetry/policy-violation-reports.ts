import * as Type from 'typebox';

/** An address, a keyword such as `inline`, or nothing: browsers differ. */
const Told = Type.Optional(Type.Union([Type.String({ maxLength: 8192 }), Type.Null()]));

/** What `report-uri` has a browser send: one violation. Browsers add fields as they like; the others are never read. */
const CspReport = Type.Object({
	'csp-report': Type.Object({
		'effective-directive': Told,
		'violated-directive': Told,
		'blocked-uri': Told,
		'document-uri': Told,
		'source-file': Told,
	}),
});

/** What `report-to` has a browser send: what came together in a minute or so. */
const QueuedReport = Type.Object({
	type: Type.String({ maxLength: 100 }),
	body: Type.Object({ effectiveDirective: Told, blockedURL: Told, documentURL: Told, sourceFile: Told }),
});

/** What browsers send of a broken policy, in the two forms that they have for it (CSP 3; Reporting API). */
export const PolicyViolationReports = Type.Union([CspReport, Type.Array(QueuedReport, { minItems: 1, maxItems: 100 })]);
export type PolicyViolationReports = Type.Static<typeof PolicyViolationReports>;
