import { useListServicesQuery } from '@tulia/platform';
import { type ServiceChoice, savedServices } from './saved-services.ts';

export interface Services {
	/** `undefined` while they are loaded for the first time. */
	readonly services: readonly ServiceChoice[] | undefined;
	/** The list is the saved one, because the live one did not come. */
	readonly areSaved: boolean;
	readonly isFetching: boolean;
	readonly retry: () => void;
}

/** The services to choose from. */
export function useServices(): Services {
	const { data, isError, isFetching, refetch } = useListServicesQuery();
	const areSaved = data === undefined && isError;
	return { services: data?.data ?? (areSaved ? savedServices : undefined), areSaved, isFetching, retry: refetch };
}

/** The service with this id. */
export const useService = (serviceId: string | undefined): ServiceChoice | undefined =>
	useServices().services?.find(({ id }) => id === serviceId);
