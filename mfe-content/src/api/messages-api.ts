import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { sendMessage as SendMessage } from '@tulia/contracts/message/endpoints';
import { sendMessage } from '@tulia/contracts/routes/message';
import { baseApi, requestFor } from '@tulia/platform';

const messagesApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		sendMessage: build.mutation<ResponseOf<typeof SendMessage>, BodyOf<typeof SendMessage>>({
			query: (body) => requestFor(sendMessage, { body }),
		}),
	}),
});

export const { useSendMessageMutation } = messagesApi;
