import type {
	exportAudit as ExportAudit,
	listAudit as ListAudit,
	listNoteReadings as ListNoteReadings,
} from '@tulia/contracts/audit/endpoints';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { exportAudit, listAudit, listNoteReadings } from '@tulia/contracts/routes/audit';
import { baseApi, requestFor } from '@tulia/platform';

/** The arguments of a query; an unset filter may be `undefined`. */
type Args<Query> = { readonly [K in keyof Query]: Query[K] | undefined };

const auditApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAudit: build.query<ResponseOf<typeof ListAudit>, Args<QueryOf<typeof ListAudit>>>({
			query: (query) => requestFor(listAudit, { query }),
		}),
		listNoteReadings: build.query<ResponseOf<typeof ListNoteReadings>, Args<QueryOf<typeof ListNoteReadings>>>({
			query: (query) => requestFor(listNoteReadings, { query }),
		}),
		exportAudit: build.mutation<ResponseOf<typeof ExportAudit>, Args<QueryOf<typeof ExportAudit>>>({
			query: (query) => requestFor(exportAudit, { query }),
		}),
	}),
});

export const { useListAuditQuery, useListNoteReadingsQuery, useExportAuditMutation } = auditApi;
