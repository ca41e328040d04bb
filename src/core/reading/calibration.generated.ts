import type { CalibrationTable } from './calibration';

/**
 * Computed by evals/reader/calibrate.ts on 2026-11-20: isotonic regression over 17415 statements of
 * 8300 development mails (8000 of the paraphrase bank, seed 20261120, and 300 labelled). Curves of intents with fewer than 40
 * statements are the shared one; 20 imagined statements pull each towards it.
 */
export const CALIBRATION: CalibrationTable = {
  "intents": {
    "accept_any": [
      [
        0.95,
        1
      ]
    ],
    "accept_option": [
      [
        0.5,
        0.218
      ],
      [
        0.9,
        0.996
      ],
      [
        0.95,
        0.997
      ]
    ],
    "acknowledge": [
      [
        0.9,
        0.992
      ],
      [
        0.95,
        0.997
      ]
    ],
    "add_participant": [
      [
        0.95,
        1
      ]
    ],
    "ask_for_times": [
      [
        0.9,
        0.999
      ]
    ],
    "ask_question": [
      [
        0.9,
        0.999
      ]
    ],
    "cancel": [
      [
        0.6,
        0.85
      ],
      [
        0.95,
        1
      ]
    ],
    "change_duration": [
      [
        0.95,
        0.978
      ]
    ],
    "change_medium": [
      [
        0.95,
        1
      ]
    ],
    "decline_meeting": [
      [
        0.9,
        0.999
      ]
    ],
    "decline_options": [
      [
        0.6,
        0.716
      ],
      [
        0.95,
        1
      ]
    ],
    "delegate_scheduling": [
      [
        0.9,
        0.999
      ]
    ],
    "opt_out": [
      [
        0.95,
        1
      ]
    ],
    "out_of_office": [
      [
        0.95,
        0.996
      ]
    ],
    "propose_times": [
      [
        0.6,
        0.75
      ],
      [
        0.95,
        0.991
      ]
    ],
    "request_meeting": [
      [
        0.7,
        0.722
      ],
      [
        0.85,
        0.964
      ],
      [
        0.95,
        1
      ]
    ],
    "reschedule": [
      [
        0.5,
        0.208
      ],
      [
        0.85,
        0.999
      ],
      [
        0.95,
        1
      ]
    ],
    "running_late": [
      [
        0.95,
        1
      ]
    ],
    "state_availability": [
      [
        0.9,
        0.964
      ]
    ],
    "thank": [
      [
        0.9,
        0.996
      ],
      [
        0.95,
        0.996
      ]
    ]
  },
  "intent": [
    [
      0.5,
      0.179
    ],
    [
      0.6,
      0.738
    ],
    [
      0.7,
      0.738
    ],
    [
      0.8,
      0.84
    ],
    [
      0.85,
      0.988
    ],
    [
      0.9,
      0.991
    ],
    [
      0.95,
      0.996
    ]
  ],
  "option": [
    [
      0.9,
      0.989
    ],
    [
      0.95,
      0.997
    ]
  ]
};
