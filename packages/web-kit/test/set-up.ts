import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// A page is compiled as the first test asks for it, and the machine may be busy: this only ends what never comes.
configure({ asyncUtilTimeout: 30_000 });
