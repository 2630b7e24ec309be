import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.ts';
import { sessionReducer } from './session/session.ts';

const rootReducer = combineReducers({ [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer });

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;

/** Redux's development checks are off: types cover them, and their time limits would fail tests on a busy machine. */
const NO_RUNTIME_CHECKS = { immutableCheck: false, serializableCheck: false, actionCreatorCheck: false } as const;

/** The store of one page. `preloaded` is the state island of a prerendered page: API answers only, never a session. */
export const makeStore = (preloaded?: Partial<RootState>) =>
	configureStore({
		reducer: rootReducer,
		...(preloaded ? { preloadedState: preloaded } : {}),
		middleware: (defaults) => defaults(NO_RUNTIME_CHECKS).concat(baseApi.middleware),
		devTools: process.env.NODE_ENV !== 'production',
	});
