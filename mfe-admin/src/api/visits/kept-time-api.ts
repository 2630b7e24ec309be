import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { giveTimeFree } from '@tulia/contracts/routes/appointment';
import { baseApi, requestFor } from '@tulia/platform';

const keptTimeApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		giveTimeFree: build.mutation<AppointmentDetail, { readonly id: string }>({
			query: (params) => requestFor(giveTimeFree, { params }),
			invalidatesTags: ['Appointment', 'AppointmentDetail', 'Availability'],
		}),
	}),
});

export const { useGiveTimeFreeMutation } = keptTimeApi;
