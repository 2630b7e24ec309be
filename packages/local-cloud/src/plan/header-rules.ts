import type { HeaderRule } from '../edge/distribution-plan.ts';
import { allowOnly, flagOf, type JsonObject, numberOf, objectsOf, optionalObjectOf, textOf } from '../template/json.ts';

/** The header of each part of a policy's SecurityHeadersConfig. */
const securityHeaders: Readonly<
	Record<string, { readonly name: string; readonly value: (part: JsonObject) => string }>
> = {
	ContentSecurityPolicy: {
		name: 'content-security-policy',
		value: (part) => textOf(part, 'ContentSecurityPolicy'),
	},
	ContentTypeOptions: { name: 'x-content-type-options', value: () => 'nosniff' },
	FrameOptions: { name: 'x-frame-options', value: (part) => textOf(part, 'FrameOption') },
	ReferrerPolicy: { name: 'referrer-policy', value: (part) => textOf(part, 'ReferrerPolicy') },
	StrictTransportSecurity: {
		name: 'strict-transport-security',
		value: (part) =>
			[
				`max-age=${numberOf(part, 'AccessControlMaxAgeSec') ?? 0}`,
				...(flagOf(part, 'IncludeSubdomains') ? ['includeSubDomains'] : []),
				...(flagOf(part, 'Preload') ? ['preload'] : []),
			].join('; '),
	},
};

/** The headers of a response headers policy. */
export function headerRulesOf(config: JsonObject): readonly HeaderRule[] {
	allowOnly(config, ['Comment', 'CustomHeadersConfig', 'Name', 'SecurityHeadersConfig']);
	const security = optionalObjectOf(config, 'SecurityHeadersConfig') ?? {};
	allowOnly(security, Object.keys(securityHeaders));
	const custom = objectsOf(optionalObjectOf(config, 'CustomHeadersConfig') ?? {}, 'Items');
	return [
		...Object.entries(securityHeaders).flatMap(([key, { name, value }]) => {
			const part = optionalObjectOf(security, key);
			return part ? [{ name, value: value(part), override: flagOf(part, 'Override') }] : [];
		}),
		...custom.map((item) => ({
			name: textOf(item, 'Header').toLowerCase(),
			value: textOf(item, 'Value'),
			override: flagOf(item, 'Override'),
		})),
	];
}
