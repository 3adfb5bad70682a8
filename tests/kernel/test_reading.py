"""Reading what people wrote: every fault, each with its field."""

from __future__ import annotations

import pickle
from typing import Any, Literal

import msgspec
import pytest

from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import close_match, read_struct, struct_faults


class Leaf(msgspec.Struct):
    """A struct inside another."""

    colour: Literal["red", "green"] = "red"
    size: int = 0


class Tree(msgspec.Struct, kw_only=True):
    """A struct with all that documents are made of."""

    name: str
    leaf: Leaf | None = None
    leaves: list[Leaf] = []
    counts: dict[str, int] = {}


def fields(data: Any) -> list[str]:
    return [fault.field for fault in struct_faults(Tree, data, "")]


def test_good_data_becomes_the_struct() -> None:
    tree = read_struct(Tree, {"name": "oak", "leaf": None, "leaves": [{"size": 3}]})
    assert tree == Tree(name="oak", leaves=[Leaf(size=3)])


def test_every_fault_is_listed_with_its_field() -> None:
    data = {
        "nam": "oak",
        "leaf": {"colour": "blue"},
        "leaves": [{"size": 1}, {"size": "big", "color": "red"}, 7],
        "counts": {"a": "x"},
    }
    found = fields(data)
    assert found[:3] == ["nam", "name", "leaf.colour"]
    assert {"leaves[1].color", "leaves[1].size", "leaves[2]"} <= set(found)
    assert any(field.startswith("counts") for field in found)


def test_a_fault_inside_names_the_whole_way() -> None:
    with pytest.raises(Faults) as caught:
        read_struct(Tree, {"name": 3}, "options")
    assert [fault.field for fault in caught.value.faults] == ["options.name"]


@pytest.mark.parametrize("data", [None, 3, "x", [], True])
def test_what_is_no_object_is_one_fault(data: Any) -> None:
    assert len(fields(data)) == 1


def test_a_misspelt_word_gets_a_suggestion() -> None:
    assert close_match("playres", ["players", "leader"]) == "; did you mean 'players'?"
    assert close_match("xyz", ["players"]) == ""
    [fault] = struct_faults(Tree, {"name": "", "leafs": []}, "")
    assert fault.message.startswith("is not known here; did you mean '")


def test_faults_are_lines_that_name_the_file() -> None:
    faults = Faults([Fault("a", "is odd"), Fault("b", "is missing")])
    assert str(faults) == "a: is odd\nb: is missing"
    assert str(faults.named("x.json")) == "x.json: a: is odd\nx.json: b: is missing"


def test_faults_go_from_one_process_to_another() -> None:
    faults = Faults([Fault("leaf.size", "is too large")], "tree.json")
    again = pickle.loads(pickle.dumps(faults))
    assert (again.faults, again.source, str(again)) == (faults.faults, "tree.json", str(faults))
