import { stopTestPostgres } from './globalSetup';

export default stopTestPostgres;
