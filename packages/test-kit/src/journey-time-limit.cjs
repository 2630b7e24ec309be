// A browser beside two other journeys can need longer than the five seconds of a test that names no limit.
jest.setTimeout(60_000);
