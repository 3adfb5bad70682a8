"""What the planning player thinks things are worth, in bonds of arms.

The ratios of forts, feet, arms, bonds and ways to forts are those of a logistic regression: how
the winners of games between sensible players stood at the start of each turn. The rest was tuned
by games.
"""

from __future__ import annotations


class Weights:
    """Every number of its judgement, so that a study can change one and play."""

    def __init__(self) -> None:
        #: A fort, and how much more each fort its owner already has makes the next one worth.
        self.fort = 14.0
        self.fort_step = 1.5
        #: Taking a fort from the enemy, beside one that is nobody's.
        self.swing = 1.6
        #: The share of a fort for a unit that stands at its door; for one on the way, and what of
        #: it is left a turn later; and how much more that is for those whose turn comes first.
        self.at_door = 1.0
        self.on_way = 0.75
        self.delay = 0.7
        self.tempo = 1.8
        #: What the second unit on the way to the same fort counts for.
        self.reserve = 0.3
        #: A unit on foot, and how much of what it costs beyond the cheapest.
        self.foot = 10.0
        self.better_foot = 0.5
        #: The share of a unit's worth that damage cannot take, and what a point of experience adds.
        self.body = 0.35
        self.learnt = 0.05
        #: How much own losses in the enemy's next turn weigh, and how damage becomes death.
        self.care = 0.7
        self.goal_care = 0.7
        self.deadly = 0.6
        #: How much own losses by answers weigh.
        self.answer_care = 0.9
        #: Being able to fight next turn, as a share of what the fight would bring.
        self.prospect = 0.5
        self.prospect_delay = 0.8
        #: What it costs to let the enemy win next turn, and what being about to win is worth.
        self.defeat = 80.0
        self.victory = 30.0
        #: An attack must bring this much.
        self.least_attack = 0.1
        #: Waiting in a fort, as a share of the cost of a unit that could fight.
        self.idle = 0.1
        #: How much of the repair to come counts for a damaged unit in a fort.
        self.repair = 0.5
        #: In the water nobody fights back.
        self.wet = 2.0
        #: How much the arms and the feet of a new unit count; a special force; a point (T9.1).
        self.arms = 0.7
        self.feet = 1.0
        self.special = 4.0
        self.point = 40.0
        #: What a bond in hand is worth.
        self.bond = 1.2
        #: Bonds that multiply the odds of winning by e: the scale by which replies are compared.
        self.scale = 20.0
        #: The scale of the chances that are told, so that they come true
        #: (`scripts/trench_club_chances.py`).
        self.stated_scale = 32.0
        #: The same for sides of two nations, where one turn decides less; and what it is worth to
        #: be the one whose turn it is.
        self.allied_scale = 66.0
        self.first = 19.0
