import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	exportReport as ExportReport,
	getIncomeReport as GetIncomeReport,
	getVisitReport as GetVisitReport,
} from '@tulia/contracts/report/endpoints';
import { exportReport, getIncomeReport, getVisitReport } from '@tulia/contracts/routes/report';
import { baseApi, requestFor } from '@tulia/platform';

const reportsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getVisitReport: build.query<ResponseOf<typeof GetVisitReport>, QueryOf<typeof GetVisitReport>>({
			query: ({ from, to }) => requestFor(getVisitReport, { query: { from, to } }),
		}),
		getIncomeReport: build.query<ResponseOf<typeof GetIncomeReport>, QueryOf<typeof GetIncomeReport>>({
			query: ({ from, to }) => requestFor(getIncomeReport, { query: { from, to } }),
		}),
		exportReport: build.mutation<ResponseOf<typeof ExportReport>, QueryOf<typeof ExportReport>>({
			query: ({ from, to }) => requestFor(exportReport, { query: { from, to } }),
		}),
	}),
});

export const { useGetVisitReportQuery, useGetIncomeReportQuery, useExportReportMutation } = reportsApi;
