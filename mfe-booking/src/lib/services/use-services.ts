import { useListServicesQuery } from '@tulia/platform';
import { type ServiceChoice, savedServices } from './saved-services.ts';

export interface Services {
	/** `undefined` during the first load. */
	readonly services: readonly ServiceChoice[] | undefined;
	/** The live list failed to load, so this is the saved one. */
	readonly areSaved: boolean;
	readonly isFetching: boolean;
	readonly retry: () => void;
}

/** The services to choose from. */
export function useServices(): Services {
	const { data, error, isFetching, refetch } = useListServicesQuery();
	// The last error is preserved during a retry, and with it the fallback.
	const areSaved = data === undefined && error !== undefined;
	return { services: data?.data ?? (areSaved ? savedServices : undefined), areSaved, isFetching, retry: refetch };
}

export const useService = (serviceId: string | undefined): ServiceChoice | undefined =>
	useServices().services?.find(({ id }) => id === serviceId);
