import fc from 'fast-check';

/** Looking for the smallest value that fails a property ends here too, so that the test says it before it is stopped. In milliseconds. */
const TIME_FOR_A_PROPERTY = 20_000;

// One for all files of a worker, which share the library.
fc.configureGlobal({ interruptAfterTimeLimit: TIME_FOR_A_PROPERTY, markInterruptAsFailure: true });
