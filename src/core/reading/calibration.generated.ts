import type { CalibrationTable } from './calibration';

/**
 * Computed by evals/reader/calibrate.ts on 2026-11-20: isotonic regression over 16715 statements of
 * 8000 development mails (8000 of the paraphrase bank, seed 20261120, and 0 labelled). Curves of intents with fewer than 40
 * statements are the shared one; 20 imagined statements pull each towards it.
 */
export const CALIBRATION: CalibrationTable = {
  "intents": {
    "accept_any": [
      [
        0.95,
        0.96
      ]
    ],
    "accept_option": [
      [
        0.5,
        0.671
      ],
      [
        0.9,
        0.984
      ],
      [
        0.95,
        0.988
      ]
    ],
    "acknowledge": [
      [
        0.85,
        0.745
      ],
      [
        0.9,
        0.971
      ]
    ],
    "add_participant": [
      [
        0.95,
        0.941
      ]
    ],
    "ask_for_times": [
      [
        0.9,
        0.998
      ]
    ],
    "ask_question": [
      [
        0.9,
        0.998
      ]
    ],
    "cancel": [
      [
        0.95,
        0.998
      ]
    ],
    "change_duration": [
      [
        0.95,
        0.891
      ]
    ],
    "change_medium": [
      [
        0.95,
        0.999
      ]
    ],
    "decline_meeting": [
      [
        0.9,
        0.998
      ]
    ],
    "decline_options": [
      [
        0.6,
        0.475
      ],
      [
        0.95,
        0.975
      ]
    ],
    "delegate_scheduling": [
      [
        0.9,
        0.998
      ]
    ],
    "not_scheduling": [
      [
        0.5,
        0.008
      ]
    ],
    "opt_out": [
      [
        0.95,
        0.998
      ]
    ],
    "out_of_office": [
      [
        0.95,
        0.999
      ]
    ],
    "propose_times": [
      [
        0.95,
        0.985
      ]
    ],
    "request_meeting": [
      [
        0.7,
        0.414
      ],
      [
        0.85,
        0.98
      ],
      [
        0.95,
        0.999
      ]
    ],
    "reschedule": [
      [
        0.85,
        0.992
      ],
      [
        0.95,
        0.999
      ]
    ],
    "running_late": [
      [
        0.95,
        0.998
      ]
    ],
    "state_availability": [
      [
        0.9,
        0.977
      ]
    ],
    "thank": [
      [
        0.9,
        0.942
      ],
      [
        0.95,
        0.942
      ]
    ],
    "unclear": [
      [
        0.5,
        0.019
      ]
    ]
  },
  "intent": [
    [
      0.5,
      0.114
    ],
    [
      0.6,
      0.51
    ],
    [
      0.7,
      0.538
    ],
    [
      0.85,
      0.969
    ],
    [
      0.9,
      0.981
    ],
    [
      0.95,
      0.981
    ]
  ],
  "option": [
    [
      0.9,
      0.978
    ],
    [
      0.95,
      0.99
    ]
  ]
};
