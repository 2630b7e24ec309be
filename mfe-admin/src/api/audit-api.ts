import type { listAudit as ListAudit } from '@tulia/contracts/audit/endpoints';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listAudit } from '@tulia/contracts/routes/audit';
import { baseApi, requestFor } from '@tulia/platform';

/** A filter that nobody set may be `undefined`. */
type AuditAsked = { readonly [K in keyof QueryOf<typeof ListAudit>]: string | undefined };

const auditApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAudit: build.query<ResponseOf<typeof ListAudit>, AuditAsked>({
			query: (query) => requestFor(listAudit, { query }),
		}),
	}),
});

export const { useListAuditQuery } = auditApi;
