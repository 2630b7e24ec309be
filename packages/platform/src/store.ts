import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.ts';
import { sessionReducer } from './session/session.ts';

const rootReducer = combineReducers({ [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer });

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** Types say what these checks look for; the checks warn by the clock, so a busy machine would fail tests. */
const NO_RUNTIME_CHECKS = { immutableCheck: false, serializableCheck: false, actionCreatorCheck: false } as const;

/**
 * The store of one page. `preloaded` is the state island of a prerendered page: answers of the API only,
 * never a session.
 */
export const makeStore = (preloaded?: Partial<RootState>) =>
	configureStore({
		reducer: rootReducer,
		...(preloaded ? { preloadedState: preloaded } : {}),
		middleware: (defaults) => defaults(NO_RUNTIME_CHECKS).concat(baseApi.middleware),
		devTools: process.env.NODE_ENV !== 'production',
	});
